/** What stands before and after the page's data in its HTML. */
export const dataMark = '<script type="application/json" id="page">'
export const endMark = '</script><!--page-->'

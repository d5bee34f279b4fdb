/** What stands before and after the page's data in its HTML. */
export const dataMark = '<script type="application/json" id="page">'
export const endMark = '</script><!--page-->'

/** The beginning of a style sheet in a page's HTML, up to its place in the cascade. */
export const styleMark = '<style data-sheet="'

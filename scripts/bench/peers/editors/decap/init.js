CMS.init({ config: window.decapConfig })

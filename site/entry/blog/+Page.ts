/** Vike wants a page; what is shown is rendered by `+onRenderHtml`. */
export default () => null;

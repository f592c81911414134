/** Vike wants a page; what is shown is the document of `/admin`, and what `+client.tsx` makes of it. */
export default () => null;

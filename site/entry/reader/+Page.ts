/** Vike wants a page; what is shown is the document of `/post`, and what `+client.tsx` makes of it. */
export default () => null;

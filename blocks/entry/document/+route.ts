/** Every address is answered by a document: a page, or the fallback page. */
export default () => true;

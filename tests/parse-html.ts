import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;
const parser = new DOMParser();

/** The document that a browser makes of HTML. All share a window: making one takes longer than most pages, and megabytes that stay. */
export const parseHtml = (html: string): Document => parser.parseFromString(html, 'text/html');

/** The document of an XML text; where it is not well-formed, one with a `parsererror`. */
export const parseXml = (xml: string): Document => parser.parseFromString(xml, 'application/xml');

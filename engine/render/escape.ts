const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const entityOf = (character: string) => entities[character]!;

/** A text as it stands in HTML, between elements or as an attribute in double quotes. */
export const escapeHtml = (text: string) =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, entityOf) : text;

/** A text as it stands in XML, between elements or as an attribute. Characters that XML does not allow are the caller's to remove or to refuse. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, entityOf);

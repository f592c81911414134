/** A Brazilian number as people write it, `(11) 90000-0000`; any other international number as it is. */
export function formatPhone(number: string): string {
  const brazilian = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(number);
  return brazilian ? `(${brazilian[1]}) ${brazilian[2]}-${brazilian[3]}` : number;
}

/** Address that opens a chat with `number` (with +, digits only) and `text` already written. */
export function chatAddress(number: string, text: string): string {
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}

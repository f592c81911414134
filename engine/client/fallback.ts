/**
 * For the fallback page: title and description are built from the path, dashes turned into spaces, and the path is logged
 * (specification §2, unknown paths).
 */
export function nameFallback(): void {
  const { pathname } = location;
  console.warn('404', pathname);
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A malformed escape is shown as it stands.
  }
  const words = path.replace(/[-/_]+/g, ' ').trim();
  if (!words) return;
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  const suffix = document.title;
  document.title = `${name} | ${suffix}`;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = `${name}. ${description.content}`;
}

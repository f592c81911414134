/** `/blog` and the posts: documents whose script knows the data service as well. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === '/blog' || urlPathname.startsWith('/blog/');

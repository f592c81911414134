// The list of the blog after the page is there: figures of now, posts newer than the build, further pages, one tag alone.
import { reader } from '#engine/blog/page-reader';
import type { PostCard } from '#engine/render/types';

/** Tags of a card and empty cards while posts come; set by the owner. */
const tagLimit = 3;
const placeholders = 6;

type Posts = Awaited<ReturnType<typeof reader>>;

interface Row {
  /** Small letters, figures, hyphens and underscores alone. */
  readonly slug: string;
  readonly title: string;
  readonly meta_description: string;
  readonly published_at: string;
  readonly views: number;
  readonly seo_score: number;
  readonly tags: PostCard['tags'];
}

function fill(card: HTMLElement, post: Row): void {
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-f=${name}]`)!;
  const time = part('date') as HTMLTimeElement;
  if (time.dateTime !== post.published_at) {
    time.dateTime = post.published_at;
    // A browser takes 10 ms to load what it knows of dates: only for moments that are not there yet.
    time.textContent = new Date(post.published_at).toLocaleDateString(
      import.meta.env.PORTAO_LOCALE,
      {
        timeZone: import.meta.env.PORTAO_TIME_ZONE,
        dateStyle: 'long',
      },
    );
  }
  card.dataset.post = post.slug;
  card.inert = false;
  const title = part('title') as HTMLAnchorElement;
  title.textContent = post.title;
  title.href = `/blog/${post.slug}`;
  part('views').textContent = `${post.views}`;
  part('score').textContent = `${post.seo_score}`;
  part('description').textContent = post.meta_description;
  const tags = post.tags.slice(0, tagLimit).map((tag) => {
    const link = document.createElement('a');
    link.href = `/blog?${new URLSearchParams({ tag })}`;
    link.textContent = tag;
    return link;
  });
  const rest = post.tags.length - tagLimit;
  part('tags').replaceChildren(...tags, rest > 0 ? `+${rest}` : '');
}

function startList(section: HTMLElement, posts: Posts): void {
  const limit = +section.dataset.blogList!;
  const list = section.querySelector('ol')!;
  // A card, and what is told of the list.
  const template = section.querySelector('template')!;
  template.after(template.content);
  const mould = template.nextElementSibling!;
  mould.remove();
  const copy = () => mould.cloneNode(true) as HTMLElement;
  /** The element with a `data-` attribute, or with a value of it (`post="a-slug"`). */
  const find = (name: string) => section.querySelector<HTMLElement>(`[data-${name}]`);
  const more = find('more') as HTMLButtonElement;
  const tag = new URLSearchParams(location.search).get('tag');
  const shown = () => list.querySelectorAll('[data-post]').length;
  if (tag) {
    list.replaceChildren();
    find('tag')!.textContent = tag;
    find('filter')!.hidden = false;
  }

  /** `asked`: the posts after those on show, waited for in sight. Otherwise the first ones, brought up to date in silence. */
  async function load(asked: boolean): Promise<void> {
    const tell = (state: '' | 'trying' | 'failed') => {
      if (asked) section.dataset.state = state;
    };
    tell('');
    const waiting = Array.from({ length: asked ? placeholders : 0 }, copy);
    list.append(...waiting);
    try {
      const { items, total } = await posts.listPublished(
        { offset: asked ? shown() : 0, limit, tag },
        () => tell('trying'),
      );
      tell('');
      let before = asked ? waiting[0]! : list.firstElementChild;
      for (const post of items as readonly unknown[] as readonly Row[]) {
        const present = find(`post="${post.slug}"`);
        const card = present ?? copy();
        fill(card, post);
        if (!present) list.insertBefore(card, before);
        else if (!asked) before = present.nextElementSibling;
      }
      more.hidden = shown() >= total;
    } catch (error) {
      console.error(error);
      tell('failed');
    } finally {
      for (const card of waiting) card.remove();
    }
  }

  more.onclick = find('retry')!.onclick = () => void load(true);
  // Nothing is there yet: what comes is waited for in sight.
  void load(!shown());
}

/** Keeps the lists below `root` up to date. */
export function start(root: Document | HTMLElement): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-blog-list]')) {
    void reader().then((posts) => startList(section, posts));
  }
}

// The list of the blog after the page is there: figures of now, posts newer than the build, further pages, one tag alone.
import { reader } from '#engine/blog/page-reader';
import type { PostCard } from '#engine/render/types';

/** Tags of a card and empty cards while posts come (specification §9). */
const tagLimit = 3;
const placeholders = 6;

/** A browser takes 10 ms to load what it knows of dates: only for moments that are not there yet. */
let words: Intl.DateTimeFormat | undefined;

type Posts = Awaited<ReturnType<typeof reader>>;

interface Row {
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
    time.textContent = (words ??= new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'long',
    })).format(new Date(post.published_at));
  }
  card.dataset.post = post.slug;
  const title = part('title') as HTMLAnchorElement;
  title.textContent = post.title;
  title.href = `/blog/${post.slug}`;
  part('views').textContent = String(post.views);
  part('score').textContent = String(post.seo_score);
  part('description').textContent = post.meta_description;
  const tags = post.tags.slice(0, tagLimit).map((tag) => {
    const link = document.createElement('a');
    link.href = `/blog?${new URLSearchParams({ tag })}`;
    link.textContent = tag;
    return link;
  });
  part('tags').replaceChildren(
    ...tags,
    ...(post.tags.length > tagLimit ? [`+${post.tags.length - tagLimit}`] : []),
  );
}

async function startList(section: HTMLElement, posts: Posts): Promise<void> {
  const limit = Number(section.dataset.blogList);
  const list = section.querySelector('ol')!;
  const mould = section.querySelector('template')!.content.firstElementChild as HTMLElement;
  const find = (name: string) => section.querySelector<HTMLElement>(`[data-${name}]`);
  const more = find('more') as HTMLButtonElement;
  const tag = new URLSearchParams(location.search).get('tag') ?? undefined;
  const shown = () => list.querySelectorAll('[data-post]:not([aria-hidden])').length;
  if (tag) {
    list.replaceChildren();
    find('tag')!.textContent = tag;
    find('filter')!.hidden = false;
    find('older')?.remove();
  }

  async function load(offset: number, asked: boolean): Promise<void> {
    find('failure')!.hidden = true;
    find('empty')!.hidden = true;
    const waiting = asked
      ? Array.from({ length: placeholders }, () => mould.cloneNode(true) as HTMLElement)
      : [];
    for (const card of waiting) card.ariaHidden = 'true';
    list.append(...waiting);
    try {
      const { items, total } = await posts.listPublished({
        offset,
        limit,
        ...(tag ? { tag } : {}),
      });
      let before: Element | null = offset === 0 ? list.firstElementChild : null;
      for (const post of items as readonly unknown[] as readonly Row[]) {
        const present = list.querySelector<HTMLElement>(`[data-post="${CSS.escape(post.slug)}"]`);
        const card = present ?? (mould.cloneNode(true) as HTMLElement);
        fill(card, post);
        if (present) before = present.nextElementSibling;
        else
          list.insertBefore(
            card,
            offset === 0 && before && !before.ariaHidden ? before : (waiting[0] ?? null),
          );
      }
      more.hidden = shown() >= total;
      if (asked) find('older')?.remove();
      find('empty')!.hidden = shown() > 0;
    } catch (error) {
      console.error(error);
      if (asked) find('failure')!.hidden = false;
    } finally {
      for (const card of waiting) card.remove();
    }
  }

  more.addEventListener('click', () => void load(shown(), true));
  find('retry')!.addEventListener('click', () => void load(shown(), true));
  // Nothing is there yet: what comes is waited for in sight.
  await load(0, shown() === 0);
}

/** Keeps the lists below `root` up to date. */
export function start(root: Document | HTMLElement): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-blog-list]')) {
    void reader().then((posts) => startList(section, posts));
  }
}

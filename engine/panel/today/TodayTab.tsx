import { useAccount } from '../data/account.ts';
import { useSpokenFirst } from '../data/panel-language.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import { ContactDays } from './ContactDays.tsx';
import { NextPosts } from './NextPosts.tsx';
import css from './panel-today.module.css';
import { ServerLine } from './ServerLine.tsx';
import { Summary } from './Summary.tsx';
import { Waiting } from './Waiting.tsx';

/** What the panel is opened for: what waits, who got in touch, what comes next, and how the server is. What failed stands above every tab. */
export function TodayTab() {
  const admin = useAccount().role === 'admin';
  const { words, format } = useSpokenFirst();
  return (
    <section className={css.today}>
      <TabHeading title={words.frame.tabs.today}>
        <p>{format.dayInWords(new Date())}</p>
      </TabHeading>
      <Waiting />
      {admin ? <ContactDays /> : null}
      <NextPosts />
      <h3>{words.today.blog}</h3>
      <Summary />
      {admin ? <ServerLine /> : null}
    </section>
  );
}

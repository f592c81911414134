import { lazy, Suspense, useState } from 'react';
import { DayTable } from './DayTable.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Periods } from '../ui/Periods.tsx';
import { useViewReport } from '../data/queries.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import { usePanelWords } from '../data/panel-language.ts';
import { TopPosts } from './TopPosts.tsx';
import css from './panel-analytics.module.css';
import ui from '../ui/panel-ui.module.css';

const ViewChart = lazy(() => import('./ViewChart.tsx'));

/** The first five by views and by score, and views and posts over time, drawn and as a table. */
export function Component() {
  const { analytics, frame } = usePanelWords();
  const [days, setDays] = useState(30);
  const { data, error, isError, refetch } = useViewReport(days);
  return (
    <section>
      <TabHeading title={frame.tabs.analytics} />
      <div className={css.two}>
        <TopPosts title={analytics.topByViews} order="views" />
        <TopPosts title={analytics.topByScore} order="seo_score" />
      </div>
      <div className={css.over}>
        <h3 className={ui.sub}>{analytics.byDay}</h3>
        <Periods name="dias" value={days} options={[30, 90, 365]} onChange={setDays} />
      </div>
      {isError ? (
        <Failure text={analytics.chartFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <Suspense fallback={<div className={css.chart} aria-busy="true" />}>
            <ViewChart days={data} />
          </Suspense>
          <DayTable days={data} />
        </>
      ) : isError ? null : (
        <div className={css.chart} aria-busy="true" />
      )}
    </section>
  );
}

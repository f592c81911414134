// The script of the panel: the only page of the site that is an app from the start.
import { startPanel } from '../../../engine/panel/start.tsx';
import type { SiteLocale } from '#engine/panel/data/panel-language';
import baseCss from '../../parts/base.css?inline';

const locale = {
  language: import.meta.env.PORTAO_LANGUAGE,
  tag: import.meta.env.PORTAO_LOCALE,
  timeZone: import.meta.env.PORTAO_TIME_ZONE,
} as SiteLocale;
const root = document.getElementById('panel');
if (root) void startPanel(root, locale, baseCss);

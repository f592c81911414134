// The script of the panel: the only page of the site that is an app from the start.
import { startPanel } from '../../../blocks/admin-panel/app/start.tsx';
import baseCss from '../../../blocks/parts/base.css?inline';

const root = document.getElementById('panel');
if (root) startPanel(root, baseCss);

// The script of the panel: the only page of the site that is an app.
import { startPanel } from '../../../blocks/admin-panel/app/start.tsx';

const root = document.getElementById('panel');
if (root) startPanel(root);

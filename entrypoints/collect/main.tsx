import '#components/ui/theme.css';
import { CollectPage } from '#components/collect/collect-page.tsx';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { mount } from '#components/shell/mount.tsx';
import { text } from '#lib/browser/text.ts';

document.title = text('collectTitle');
mount(
  <AppBoundary>
    <CollectPage />
  </AppBoundary>,
);

import '#components/ui/theme.css';
import { UsagePage } from '#components/usage/usage-page.tsx';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { mount } from '#components/shell/mount.tsx';
import { text } from '#lib/browser/text.ts';

document.title = text('usageTitle');
mount(
  <AppBoundary>
    <UsagePage />
  </AppBoundary>,
);

import '#components/ui/theme.css';
import { ReaderPage } from '#components/reader/reader-page.tsx';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { mount } from '#components/shell/mount.tsx';
import { text } from '#lib/browser/text.ts';

document.title = text('extensionName');
mount(
  <AppBoundary>
    <ReaderPage />
  </AppBoundary>,
);

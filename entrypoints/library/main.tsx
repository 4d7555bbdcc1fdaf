import '#components/ui/theme.css';
import { LibraryPage } from '#components/library/library-page.tsx';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { mount } from '#components/shell/mount.tsx';
import { text } from '#lib/browser/text.ts';

document.title = text('libraryTitle');
mount(
  <AppBoundary>
    <LibraryPage />
  </AppBoundary>,
);

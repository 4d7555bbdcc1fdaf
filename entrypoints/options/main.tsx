import '#components/ui/theme.css';
import { OptionsPage } from '#components/options/options-page.tsx';
import { mount } from '#components/shell/mount.tsx';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { text } from '#lib/browser/text.ts';

document.title = text('optionsTitle');
mount(
  <AppBoundary>
    <OptionsPage />
  </AppBoundary>,
);

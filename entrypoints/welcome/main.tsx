import '#components/ui/theme.css';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { mount } from '#components/shell/mount.tsx';
import { WelcomePage } from '#components/welcome/welcome-page.tsx';

mount(
  <AppBoundary>
    <WelcomePage />
  </AppBoundary>,
);

import '#components/ui/theme.css';
import { mount } from '#components/shell/mount.tsx';
import { App } from './app.tsx';

mount(<App />);

import { defineBackground } from 'wxt/utils/define-background';
import { startBackground } from '#lib/browser/background/start-background.ts';

export default defineBackground({ type: 'module', main: startBackground });

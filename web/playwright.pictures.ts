// Takes the pictures of docs/img: `TENBACK_BIN=… npm run pictures`.

import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

export default defineConfig({ ...config, projects: [{ name: 'pictures', testMatch: 'pictures.ts' }] })

// How the browser tests run: `TENBACK_BIN=../target/debug/tenback npm run test:browser`. Words after `--` choose files.
// Screenshots and traces of tests that fail are kept in `test-results`.

import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's Chromium without windows takes half the time. */
const headless = '/usr/bin/chromium-headless-shell'
const executablePath = process.env.CHROMIUM ?? (existsSync(headless) ? headless : '/usr/bin/chromium')

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
  '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
  // Chromium takes this name for another machine in the local network: no Brotli and no service worker there.
  '--host-resolver-rules=MAP lan.test 127.0.0.1',
]

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  // Browser and server mostly wait for each other.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // What fails runs again with a trace (see test/browser/fixtures.ts). It counts as failed even if it passes then.
  retries: 1,
  failOnFlakyTests: true,
  // Generous: a busy machine is slow, and only what fails waits that long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'en',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
  projects: [
    { name: 'chromium' },
    { name: 'firefox', testDir: 'test/other-browsers' },
    { name: 'webkit', testDir: 'test/other-browsers' },
  ],
})

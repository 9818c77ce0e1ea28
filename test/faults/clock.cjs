/**
 * Loaded before a server (NODE_OPTIONS=--require). Its clock is the machine's clock plus the
 * milliseconds in the file RIDOTTO_FAULTS_CLOCK, which is read twenty times a second.
 */
const { readFileSync } = require('node:fs');
const { setInterval } = require('node:timers');

const file = process.env.RIDOTTO_FAULTS_CLOCK;
const real = Date.now;
let shift = 0;
const look = () => {
  shift = Number(readFileSync(file, 'utf8')) || 0;
};
look();
setInterval(look, 50).unref();
Date.now = () => real() + shift;

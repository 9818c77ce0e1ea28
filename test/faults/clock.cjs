/**
 * Loaded before a server (NODE_OPTIONS=--require): its clock is the machine's plus what stands in the
 * file that RIDOTTO_FAULTS_CLOCK names, in milliseconds, looked at twenty times a second.
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

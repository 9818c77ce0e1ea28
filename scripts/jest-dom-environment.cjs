const { promisify } = require('node:util');
const { JSDOM } = require('./jest-dom-styles.cjs');
const KeptEnvironment = require('./jest-kept-environment.cjs');

/** Globals that must be jsdom's own, since its elements accept no others. */
const ITS_OWN = new Set([
  ...['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'CloseEvent'],
  ...['AbortController', 'AbortSignal', 'FormData', 'File', 'Blob'],
  ...['navigator', 'localStorage', 'sessionStorage', 'addEventListener', 'removeEventListener'],
  ...['dispatchEvent', 'Storage'],
]);
const WINDOWS = ['window', 'self', 'top', 'parent'];

/** One document for all suites of a worker, since the cached libraries hold references to it. */
let dom = null;
let installed = [];
/** The timers that a suite has set; the teardown stops them. */
const timers = new Set();
const TURNS = 10;

/**
 * The environment of the other suites, with a document. Node's own `fetch`, `crypto` and timers
 * stay, so that the server can run in it.
 */
module.exports = class DomEnvironment {
  constructor(...args) {
    const house = new KeptEnvironment(...args);
    return Object.create(house, {
      setup: {
        value: async () => {
          await house.setup();
          install(house.global);
        },
      },
      teardown: {
        value: async () => {
          stopTimers();
          // Lets React finish its work after the last page has gone.
          for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
          // Timers started in these turns would find no window.
          stopTimers();
          uninstall(house.global);
          await house.teardown();
        },
      },
    });
  }
};

function install(global) {
  dom ??= new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: 'http://house.test/',
    pretendToBeVisual: true,
  });
  const { window } = dom;
  for (const key of new Set([...Object.getOwnPropertyNames(window), ...ITS_OWN])) {
    if (WINDOWS.includes(key) || (key in global && !ITS_OWN.has(key))) continue;
    const value = window[key];
    const isBound = typeof value === 'function' && !/^[A-Z]/.test(key);
    put(global, key, isBound ? value.bind(window) : value);
  }
  for (const key of WINDOWS) put(global, key, global);
  for (const key of ['setTimeout', 'setInterval']) {
    const set = global[key];
    const noting = (...args) => {
      const timer = set(...args);
      timers.add(timer);
      return timer;
    };
    noting[promisify.custom] = set[promisify.custom];
    put(global, key, noting);
  }
  // The timers of jsdom's own version would keep the worker from its end.
  window.AbortSignal.timeout = (ms) => {
    const controller = new window.AbortController();
    const reason = new window.DOMException('The operation timed out.', 'TimeoutError');
    global.setTimeout(() => controller.abort(reason), ms);
    return controller.signal;
  };
}

function stopTimers() {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

function put(global, key, value) {
  installed.push([key, Object.getOwnPropertyDescriptor(global, key)]);
  Object.defineProperty(global, key, { configurable: true, writable: true, value });
}

/** Empties the page for the next suite. */
function uninstall(global) {
  const { window } = dom;
  const { document, localStorage, sessionStorage, history } = window;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    if (name !== 'lang') document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const [key, before] of installed.reverse()) {
    if (before === undefined) delete global[key];
    else Object.defineProperty(global, key, before);
  }
  installed = [];
}

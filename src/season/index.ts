export * from './clock';
export * from './framework';
export * from './governance';
export * from './hosting';
export * from './lifecycle';
export * from './mechanics';
export * from './membership';
export * from './model';

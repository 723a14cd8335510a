/** It brings no types of its own, and is called in one place. */
declare module "autocannon";

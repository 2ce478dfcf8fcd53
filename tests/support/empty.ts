// Stands for `server-only`, which means something to Next alone.
export {};

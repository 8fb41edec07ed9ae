/** Loaded into a program that `serve` starts: when the launcher is gone, the program is asked to end. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a finished program alive.
process.channel?.unref();

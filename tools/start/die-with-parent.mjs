// Preloaded into everything that the supervisor starts (node --import). The channel to the supervisor
// closes when it asks for an end, and by the kernel's hand when it was killed.
if (process.channel) {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM')) process.exit(1);
    setTimeout(() => process.exit(1), 10_000).unref();
  });
  process.channel.unref();
  // What this process forks has a channel for purposes of its own, and must not inherit the preload.
  process.execArgv.splice(process.execArgv.indexOf('--import'), 2);
}

// Preloaded into every server that the supervisor starts (node --import). The channel to the supervisor
// closes when it asks for an end, and by the kernel's hand when it was killed.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit();
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();

// Behind every command of package.json. Runs on whatever Node there is, so it is plain JavaScript that
// old versions can read: it installs what is missing, then hands over to the project's own Node.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const modules = path.join(root, 'node_modules');
const programs = {
  start: 'tools/start/start.ts',
  dev: 'tools/start/dev.ts',
  test: 'tools/test/run.ts',
  storybook: 'tools/start/storybook.ts',
  api: 'tools/start/api.ts',
  bench: 'measure/bench/run.ts',
  drills: 'measure/drills/run.ts',
  settings: 'tools/docs/write-settings.ts',
  licences: 'tools/packages/licences.ts',
};
const [command, ...args] = process.argv.slice(2);
let stopped = false;

main().catch((error) => {
  console.error('\n' + error.message + '\n');
  process.exitCode = 1;
});

async function main() {
  if (!programs[command]) {
    throw new Error('Usage: node tools/start/bootstrap.mjs ' + Object.keys(programs).join(' | '));
  }
  requireSystem();
  if (!isInstalled()) await install();
  process.exitCode = await run(projectNode(), [path.join(root, programs[command]), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

function requireSystem() {
  if (!isAtLeast(process.versions.node, 20, 19)) {
    throw new Error(
      'Craftsandore needs Node.js 20.19 or newer, this is ' +
        process.versions.node +
        '. Install the current LTS version from https://nodejs.org and start again.',
    );
  }
  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch {
    throw new Error(
      'No permission to write to ' +
        root +
        '. Start as the user who owns this folder, or clone it to a folder of your own.',
    );
  }
}

/** Compares the lock file with npm's own record of a finished installation, so that it needs no mark of ours. */
function isInstalled() {
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const installed = packagesIn(path.join(modules, '.package-lock.json'));
  return Object.entries(wanted).every(([name, entry]) => {
    const found = installed[name];
    // Optional packages are those of other platforms.
    if (!found)
      return name === '' || Boolean(entry.optional || entry.devOptional || entry.extraneous);
    return found.version === entry.version;
  });
}

function packagesIn(lockFile) {
  return fs.existsSync(lockFile) ? JSON.parse(fs.readFileSync(lockFile, 'utf8')).packages : {};
}

async function install() {
  const { bavail, bsize } = fs.statfsSync(root);
  const freeMegabytes = Math.floor((bavail * bsize) / 1e6);
  if (freeMegabytes < 1500) {
    throw new Error(
      'Only ' +
        freeMegabytes +
        ' MB are free on the disk of ' +
        root +
        '; the packages need 1500 MB. Make room and start again.',
    );
  }
  process.stdout.write('Installing packages, which takes a minute or two the first time ');
  const dots = setInterval(() => process.stdout.write('.'), 2000);
  const [npm, ...npmArgs] = npmCommand();
  const code = await run(
    npm,
    [...npmArgs, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: npm === 'npm' && process.platform === 'win32',
    },
  );
  clearInterval(dots);
  console.log(code === 0 ? ' done' : '');
  if (stopped) process.exit(130);
  if (code !== 0) {
    throw new Error(
      'npm could not install the packages; its reason stands above. Check the network connection and start again.',
    );
  }
}

function npmCommand() {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  return /npm-cli\.c?js$/.test(cli) ? [node, cli] : ['npm'];
}

/** Node 24 comes as a package where there is one for the platform; elsewhere the system has to have it. */
function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = path.join(modules, 'node-' + platform + '-' + process.arch, 'bin', program);
  if (fs.existsSync(own)) return own;
  if (isAtLeast(process.versions.node, 24, 0)) return process.execPath;
  throw new Error(
    'On this platform Craftsandore needs Node.js 24 or newer, this is ' +
      process.versions.node +
      '. Install it from https://nodejs.org and start again.',
  );
}

function isAtLeast(version, major, minor) {
  const [itsMajor, itsMinor] = version.split('.').map(Number);
  return itsMajor > major || (itsMajor === major && itsMinor >= minor);
}

/** Runs a program to its end. It is asked to stop when we are, and when npm was killed. */
function run(program, programArgs, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArgs, options);
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    const npm = process.env.npm_lifecycle_event && ancestors();
    setInterval(() => {
      if (npm && npm !== ancestors()) stop('SIGTERM');
    }, 500).unref();
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

/** Our parent and its parent: npm, mostly with a shell between that neither passes signals on nor ends with it. */
function ancestors() {
  try {
    // "<id> (<name>) <state> <parent id> …"; other systems' shells hand themselves over to us.
    const stat = fs.readFileSync('/proc/' + process.ppid + '/stat', 'utf8');
    return process.ppid + ' ' + stat.slice(stat.lastIndexOf(')')).split(' ')[2];
  } catch {
    return String(process.ppid);
  }
}

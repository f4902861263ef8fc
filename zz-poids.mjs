import { readFileSync } from 'node:fs'; import { gzipSync } from 'node:zlib';
const h = readFileSync('apps/web/dist/simulateur-impot/index.html','utf8');
const f = new Set([...h.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(m=>m[1]));
for (const x of /francis-ecran" content="([^"]*)"/.exec(h)[1].split(' ')) f.add(x);
const l=[...f].map(x=>[gzipSync(readFileSync('apps/web/dist/'+x),{level:9}).length,x]).sort((a,b)=>b[0]-a[0]);
console.log(l.reduce((t,[n])=>t+n,0)); for (const [n,x] of l) console.log(n,x);

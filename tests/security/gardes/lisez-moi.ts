import { AUTRES } from './autres.ts';
import { PREMIER_RANG, PROMESSES } from './gardes.ts';

/** The text of `tests/security/README.md`, from what the tests know. */
export function rediger(): string {
  const lignes = PROMESSES.map(({ item, promesse, test, gardes }) => {
    const retirees = gardes.map(({ retiree }) => retiree).join(' ; ');
    const rang = PREMIER_RANG.some((une) => une.item === item) ? ' ★' : '';
    return `| ${item}${rang} | ${promesse} | \`${nom(test)}\` | ${retirees} |`;
  });
  const autres = AUTRES.map(([item, promesse, test]) => `| ${item} | ${promesse} | \`${nom(test)}\` |`);
  const gardes = PROMESSES.reduce((somme, une) => somme + une.gardes.length, 0);
  return `# Security promises

Each promise of first rank (★) has its test, named by what it guarantees; so does each attack that succeeded once (A001 and on). The last column says which guards were taken away, one at a time, to see that test fail: ${gardes} guards for ${PROMESSES.length} promises. \`npx tsx tests/security/gardes/verifier.ts\` does it again (\`npm run test:long\` too); \`index.test.ts\` keeps this page true. It is written by \`npx tsx tests/security/gardes/ecrire.ts\`.

| item | promise | test | fails without |
|---|---|---|---|
${lignes.join('\n')}

| item | promise | test |
|---|---|---|
${autres.join('\n')}
`;
}

const nom = (chemin: string): string => chemin.replace(/^tests\/security\//, '');

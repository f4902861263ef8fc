import { COLONNES } from '../../../apps/api/src/domains/donnees-personnelles/registre-colonnes.ts';
import { TRAITEMENTS } from '../../../apps/api/src/domains/donnees-personnelles/registre-traitements.ts';

/** The text of `docs/registre-des-traitements.md` (GDPR, article 30), from what the code holds. */
export function redigerRegistre(): string {
  const lignes = Object.entries(TRAITEMENTS).map(([nom, { finalite, base, duree }]) => {
    const tables = Object.entries(COLONNES).filter(([, [traitement]]) => traitement === nom);
    const donnees = tables.map(([table, [, colonnes]]) => `\`${table}\` (${colonnes.split(' ').length})`).join(', ');
    return `| ${finalite} | ${base} | ${duree} | ${donnees} |`;
  });
  return `# Registre des traitements

Article 30 du RGPD. Écrit par \`npx tsx tests/security/registre/ecrire.ts\` d’après \`registre-traitements.ts\` et \`registre-colonnes.ts\`, qui nomme chaque colonne ; une colonne sans finalité ni durée fait échouer \`t136-registre-des-traitements.test.ts\`.

| finalité | base légale | durée | tables (colonnes) |
|---|---|---|---|
${lignes.join('\n')}
`;
}

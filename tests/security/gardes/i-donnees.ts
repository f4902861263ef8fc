import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const D = 'apps/api/src/domains/donnees-personnelles/';

/** Rights of the persons over their data. */
export const DONNEES: readonly Promesse[] = [
  promesse(
    'T128',
    `${S}t128-export-complet.test.ts`,
    'L’export est complet, table par table',
    ['connaître chaque table', `${D}registre-tables.ts`, '  profils: { lignes: parUtilisateur },\n', ''],
    [
      'redemander le mot de passe',
      `${D}service.ts`,
      '  const { base, horloge, audit } = ports;\n  await ports.exigerMotDePasse(demandeur, motDePasse);\n  const { compte, origine } = demandeur;\n  await audit',
      '  const { base, horloge, audit } = ports;\n  const { compte, origine } = demandeur;\n  await audit',
    ],
    [
      'mettre dans l’archive un fichier CSV par table',
      `${D}archive.ts`,
      '    if (lignes.length > 0) yield',
      '    if (lignes.length > 1) yield',
    ],
    [
      'mettre dans l’archive le JSON entier',
      `${D}archive.ts`,
      'JSON.stringify(donnees, null, 2)',
      'JSON.stringify({ ...donnees, tables: {} })',
    ],
    [
      'redemander le mot de passe pour l’archive',
      `${D}routes.ts`,
      'const donnees = await exporter(ports, demandeur(request), request.body.password);\n      return reply',
      'const donnees = await exporter(\n        { ...ports, exigerMotDePasse: async () => {} },\n        demandeur(request),\n        request.body.password,\n      );\n      return reply',
    ],
    [
      'neutraliser les formules des tableurs',
      'apps/api/src/platform/csv.ts',
      'FORMULA.test(value) && !PLAIN_NUMBER.test(value)',
      'FORMULA.test(value) && PLAIN_NUMBER.test(value)',
    ],
    ['taire ce qui ouvre', `${D}registre-tables.ts`, "tues: ['mot_de_passe', 'sujet_audit']", "tues: ['sujet_audit']"],
  ),
  promesse(
    'T129',
    `${S}t129-effacement.test.ts`,
    'L’effacement ne laisse la personne nulle part',
    ['attendre les messages qui s’écrivent', `${D}service.ts`, '    await courriersPartis();\n', ''],
    [
      'effacer les messages de la boîte',
      `${D}repository.ts`,
      '    await requetes.execute(sql`delete from courriers where destinataire = ${email}`);\n',
      '',
    ],
    [
      'rejouer l’effacement sur une sauvegarde restaurée',
      `${D}service.ts`,
      '[...(await depot.echues(maintenant)), ...(await depot.revenues())]',
      'await depot.echues(maintenant)',
    ],
  ),
];

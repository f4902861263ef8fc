import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const C = 'apps/api/src/domains/comptes/';
const P = 'apps/api/src/platform/';
const AJOUT_SEUL = 'apps/api/migrations/0002_audit_en_ajout_seul.sql';

/** Logs, audit and errors. */
export const JOURNAUX: readonly Promesse[] = [
  promesse(
    'T118',
    `${S}t118-evenements-traces.test.ts`,
    'Les événements de sûreté sont tracés',
    [
      'tracer un export',
      'apps/api/src/domains/donnees-personnelles/service.ts',
      "  await audit.noter({ action: 'donnees.exportees', ressource: 'compte', compte, origine, risque: 'high' });\n",
      '',
    ],
    [
      'tracer une connexion par clé refusée',
      `${C}passkeys/connexion.ts`,
      '    await audit.noter({ ...refus, compte, origine });\n',
      '',
    ],
  ),
  promesse(
    'T119',
    `${S}t119-journaux-sans-secret.test.ts`,
    'Aucun secret ni donnée d’une personne dans un journal',
    [
      'taire les messages de la base',
      `${P}logging.ts`,
      "message: fromDatabase ? 'requête refusée par la base' : error.message",
      'message: error.message',
    ],
    [
      'ne pas écrire l’adresse demandée',
      `${P}logging.ts`,
      "route: request.routeOptions?.url ?? 'inconnue'",
      'route: request.url',
    ],
  ),
  promesse(
    'T121',
    `${S}t121-audit-en-ajout-seul.test.ts`,
    'L’audit s’ajoute et ne se change pas ; un trou se voit',
    [
      'refuser de modifier une entrée',
      AJOUT_SEUL,
      'CREATE TRIGGER "journal_audit_intact" BEFORE UPDATE OR DELETE',
      'CREATE TRIGGER "journal_audit_intact" BEFORE DELETE',
    ],
    [
      'refuser de supprimer une entrée',
      AJOUT_SEUL,
      'CREATE TRIGGER "journal_audit_intact" BEFORE UPDATE OR DELETE',
      'CREATE TRIGGER "journal_audit_intact" BEFORE UPDATE',
    ],
    [
      'refuser de vider le journal',
      AJOUT_SEUL,
      'CREATE TRIGGER "journal_audit_entier" BEFORE TRUNCATE ON "journal_audit"\n\tFOR EACH STATEMENT EXECUTE FUNCTION "journal_audit_refuser"();',
      'SELECT 1;',
    ],
    [
      'enchaîner les entrées',
      AJOUT_SEUL,
      'NEW.chaine := journal_audit_maillon(derniere_chaine, NEW);',
      'NEW.chaine := NEW.rang::text;',
    ],
  ),
];

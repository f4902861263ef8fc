import { type Promesse, promesse } from './promesse.ts';

const TEST = 'tests/security/t106-t107-t108-t109-t112-evenements-de-paiement.test.ts';
const F = 'apps/api/src/domains/facturation/';

/** Payments, and what their provider says. */
export const FACTURATION: readonly Promesse[] = [
  promesse('T106', TEST, 'Un événement sans signature, ou mal signé, n’écrit rien', [
    'refuser une signature fausse',
    `${F}stripe/stripe.ts`,
    "        throw new ApiError('SIGNATURE_INVALIDE', { cause });",
    '        void cause;\n        return lireReferences(JSON.parse(corps.toString()));',
  ]),
  promesse('T107', TEST, 'Un événement de plus de cinq minutes est refusé, même bien signé', [
    'périmer une signature',
    `${F}stripe/stripe.ts`,
    'const TOLERANCE_S = 300;',
    'const TOLERANCE_S = 300_000;',
  ]),
  promesse('T108', TEST, 'Le même événement cent fois n’a qu’un effet', [
    'reconnaître un événement déjà reçu',
    `${F}repository-paiements.ts`,
    '      .values({ ...evenement, recuLe })\n      .onConflictDoNothing()',
    '      .values({ ...evenement, recuLe })',
  ]),
  promesse('T109', TEST, 'Dans le désordre, les événements mènent à l’état du prestataire', [
    'ne pas revenir à une lecture plus ancienne',
    `${F}evenements.ts`,
    '    if (connu.rang >= rang) return undefined;\n',
    '',
  ]),
  promesse('T112', TEST, 'Un appel refait après un silence ne facture pas deux fois', [
    'nommer l’intention de chaque commande',
    `${F}stripe/stripe.ts`,
    '          { idempotencyKey: `francis-commande-${commande.id}` },\n',
    '',
  ]),
];

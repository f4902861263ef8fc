import type { Formule, FormulesEnVente } from '@francis/contract';
import { Alerte, classeBouton, formaterEuros } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { Lien } from '../../platform/navigation.tsx';
import { questionsDe } from '../facturation/textes.ts';
import { useVente } from '../facturation/useVente.ts';

/** What tells two plans of the same name apart. */
const RYTHME: Readonly<Record<Formule['interval'], string>> = { month: 'mensuel', year: 'annuel' };
const PERIODE: Readonly<Record<Formule['interval'], string>> = { month: '/ mois', year: '/ an' };

/** The plans on sale, as the server sells them: no price is written here. */
export function TableTarifs({ type, vente: donnee }: { type?: Formule['type']; vente?: FormulesEnVente }) {
  const { vente, erreur } = useVente(donnee);
  if (erreur !== undefined)
    return <Alerte ton="erreur">{messageOf(erreur, 'Les tarifs n’ont pas pu être lus. Rechargez la page.')}</Alerte>;
  const formules = vente?.formules.filter((formule) => type === undefined || formule.type === type) ?? [];
  return (
    <ul className="tarifs" aria-busy={vente === undefined}>
      {formules.map((formule) => (
        <li key={formule.priceId}>
          <h3>
            {formule.nom}, {RYTHME[formule.interval]}
          </h3>
          {/* Under a heading that names them, it would be said twice. */}
          {type === undefined && (
            <p className="doux">
              {formule.type === 'professionnel' ? 'Pour les professionnels' : 'Pour les particuliers'}
            </p>
          )}
          <p className="prix n">
            {formaterEuros(formule.price)} <small>{PERIODE[formule.interval]}</small>
          </p>
          {formule.mention !== undefined && <p className="gain">{formule.mention}</p>}
          <ul>
            {[...new Set([questionsDe(formule), ...formule.features])].map((avantage) => (
              <li key={avantage}>{avantage}</li>
            ))}
          </ul>
          <Lien
            className={classeBouton()}
            to={formule.type === 'professionnel' ? '/pro/signup' : '/signup'}
            aria-label={`Choisir ${formule.nom}, ${formaterEuros(formule.price)} ${PERIODE[formule.interval]}`}
          >
            Choisir
          </Lien>
        </li>
      ))}
    </ul>
  );
}

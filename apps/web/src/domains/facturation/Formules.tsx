import type { FormulesEnVente } from '@francis/contract';
import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { Section } from '../../platform/Section.tsx';
import { useSession } from '../../platform/session.ts';
import { prix, questionsDe } from './textes.ts';

/** The plans of this type of account. */
export function Formules({ vente }: { vente: FormulesEnVente }) {
  const session = useSession();
  const type = session.statut === 'ouverte' ? session.utilisateur.taper : 'particulier';
  const siennes = vente.formules.filter((formule) => formule.type === type);
  return (
    <Section titre="Formules" texte="Prix toutes taxes comprises. Résiliable en ligne à tout moment.">
      {vente.paiement === 'indisponible' && (
        <Alerte ton="attention">
          <p>Le paiement n’est pas ouvert sur ce serveur.</p>
        </Alerte>
      )}
      <ul className="formules">
        {siennes.map((formule) => (
          <li key={formule.priceId} className="feuille bloc">
            <h3>
              {formule.nom}
              {formule.mention !== undefined && <small>{formule.mention}</small>}
            </h3>
            <p className="prix n">{prix(formule)}</p>
            <ul>
              {[...new Set([questionsDe(formule), ...formule.features])].map((avantage) => (
                <li key={avantage}>{avantage}</li>
              ))}
            </ul>
            {vente.paiement !== 'indisponible' && (
              <Link
                className={classeBouton()}
                to={`/commander?formule=${formule.priceId}`}
                aria-label={`Choisir ${formule.nom}, ${prix(formule)}`}
              >
                Choisir
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { FormulesEnVente } from '@francis/contract';
import { Alerte } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { Lien } from '../../platform/navigation.tsx';
import { prix, questionsDe } from '../facturation/textes.ts';
import { useVente } from '../facturation/useVente.ts';

/** The plans of a professional and their price; while none is sold, when to come back. */
export function FormulesPro({ vente: donnee }: { vente?: FormulesEnVente }) {
  const { vente, erreur } = useVente(donnee);
  const formules = vente?.formules.filter(({ type }) => type === 'professionnel') ?? [];
  return (
    <>
      {erreur !== undefined && vente === undefined && (
        <Alerte ton="erreur">{messageOf(erreur, 'Erreur lors du chargement des données')}</Alerte>
      )}
      {vente?.paiement === 'indisponible' && (
        <Alerte ton="attention">
          <b>L’abonnement professionnel ouvre bientôt.</b> <Lien to="/contact-pro">Être prévenu de l’ouverture</Lien>
        </Alerte>
      )}
      <ul className="prix-pro">
        {formules.map((formule) => (
          <li key={formule.priceId} className="feuille bloc">
            <h3>
              {formule.nom}, {formule.interval === 'year' ? 'annuel' : 'mensuel'}
            </h3>
            <p className="prix n">{prix(formule)}</p>
            <p className="doux">
              {questionsDe(formule)}. Toutes taxes comprises{formule.mention ? `, ${formule.mention}` : ''}.
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

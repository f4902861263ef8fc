import type { Facture } from '@francis/contract';
import { formaterEuros } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';

const STATUTS: Readonly<Record<Facture['statut'], string>> = {
  due: 'À payer',
  payee: 'Payée',
  remboursee: 'Remboursée',
};

export function Factures({ factures }: { factures: readonly Facture[] }) {
  return (
    <Section
      titre="Factures"
      texte={factures.length === 0 ? 'Aucune facture.' : 'De la plus récente à la plus ancienne.'}
    >
      <ul className="lignes factures">
        {factures.map((facture) => (
          <li key={facture.id}>
            <div>
              <b>{facture.numero}</b>
              <span className="doux">
                {jourLong(facture.emise_le)} · {STATUTS[facture.statut]}
              </span>
            </div>
            <div className="montant-facture n">
              {formaterEuros(facture.montant)}
              <span className="doux">dont {formaterEuros(facture.dont_tva)} de TVA</span>
              {facture.lien !== null && (
                <a
                  href={facture.lien}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Ouvrir la facture ${facture.numero}`}
                >
                  Ouvrir
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

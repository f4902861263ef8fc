import { useSearchParams } from 'react-router';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { CarteInstallation } from '../../platform/CarteInstallation.tsx';
import { useTitre } from '../../platform/titre.ts';
import { OngletFacturation } from './OngletFacturation.tsx';
import { OngletProfil } from './OngletProfil.tsx';
import './facturation.css';

const ONGLETS = [
  { cle: 'profil', nom: 'Profil', Contenu: OngletProfil },
  { cle: 'facturation', nom: 'Facturation', Contenu: OngletFacturation },
] as const;

/** Who the account is, and what it pays. The tab is in the address: a link may open either. */
export function PageCompte() {
  const [parametres, changer] = useSearchParams();
  const onglet = ONGLETS.find(({ cle }) => cle === parametres.get('onglet')) ?? ONGLETS[0];
  useTitre(onglet.cle === 'profil' ? 'Mon compte' : 'Facturation');
  const aller = (cle: string): void => changer({ onglet: cle }, { replace: true });
  return (
    <CadreCompte className="compte-facturation">
      <CarteInstallation />
      <h1>Mon compte</h1>
      <div className="onglets-liste onglets-facturation" role="tablist" aria-label="Mon compte">
        {ONGLETS.map(({ cle, nom }, rang) => (
          <button
            key={cle}
            type="button"
            role="tab"
            id={`onglet-${cle}`}
            aria-controls="panneau-compte"
            aria-selected={cle === onglet.cle}
            tabIndex={cle === onglet.cle ? 0 : -1}
            onClick={() => aller(cle)}
            onKeyDown={(e) => {
              if (e.key !== 'ArrowRight' && e.key !== 'ArrowLeft') return;
              const voisin = ONGLETS[(rang + 1) % ONGLETS.length] ?? ONGLETS[0];
              aller(voisin.cle);
              document.getElementById(`onglet-${voisin.cle}`)?.focus();
            }}
          >
            {nom}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panneau-compte" aria-labelledby={`onglet-${onglet.cle}`}>
        <onglet.Contenu />
      </div>
    </CadreCompte>
  );
}

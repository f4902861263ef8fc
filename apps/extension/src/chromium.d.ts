/** The few things of Chromium that the extension uses; nothing else is within its reach. */
declare namespace chrome {
  interface Evenement<F> {
    addListener(suite: F): void;
  }
  namespace runtime {
    interface Expediteur {
      readonly id?: string;
      readonly origin?: string;
      readonly url?: string;
      readonly frameId?: number;
      readonly tab?: { readonly id?: number };
    }
    interface Port {
      readonly name: string;
      readonly sender?: Expediteur;
      readonly onMessage: Evenement<(message: unknown) => void>;
      readonly onDisconnect: Evenement<() => void>;
      postMessage(message: object): void;
      disconnect(): void;
    }
    type Ecoute = (
      message: unknown,
      expediteur: Expediteur,
      repondre: (reponse?: object) => void,
    ) => boolean | undefined;
    const id: string;
    const lastError: { readonly message?: string } | undefined;
    const onMessage: Evenement<Ecoute>;
    const onMessageExternal: Evenement<Ecoute>;
    const onConnect: Evenement<(port: Port) => void>;
    function sendMessage(message: object): Promise<unknown>;
    function getURL(chemin: string): string;
    function getManifest(): { readonly externally_connectable: { readonly matches: readonly string[] } };
  }
  namespace tabs {
    function connect(onglet: number, options: { readonly name: string; readonly frameId: number }): runtime.Port;
  }
  namespace identity {
    function getRedirectURL(chemin: string): string;
    function launchWebAuthFlow(options: {
      readonly url: string;
      readonly interactive: boolean;
    }): Promise<string | undefined>;
  }
  namespace storage {
    interface Zone {
      get(cle: string): Promise<Record<string, unknown>>;
      set(valeurs: object): Promise<void>;
      remove(cle: string): Promise<void>;
      setAccessLevel(niveau: { readonly accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
    }
    const local: Zone;
    const session: Zone;
  }
  namespace action {
    function setBadgeText(options: { readonly text: string; readonly tabId?: number }): Promise<void>;
    function setBadgeBackgroundColor(options: { readonly color: string }): Promise<void>;
  }
  namespace sidePanel {
    function setPanelBehavior(options: { readonly openPanelOnActionClick: boolean }): Promise<void>;
  }
}

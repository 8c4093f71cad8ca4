/** What demos and adapters may import besides modules: style sheets, pictures, fonts; and `import.meta.env`. */
/// <reference types="vite/client" />

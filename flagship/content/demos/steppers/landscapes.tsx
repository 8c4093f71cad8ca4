/** Drawn pictures, 320 by 180 units each. */
export const landscapes = [
  {
    name: 'Hills at noon',
    shapes: (
      <>
        <path fill="#bfe3f7" d="M0 0h320v180H0z" />
        <circle cx="250" cy="44" r="22" fill="#ffd54f" />
        <path fill="#66a86a" d="M0 130q80-70 170-20t150-10v80H0z" />
        <path fill="#2f7d4f" d="M0 155q110-45 200-10t120-5v40H0z" />
      </>
    ),
  },
  {
    name: 'Lake in the evening',
    shapes: (
      <>
        <path fill="#f7c59f" d="M0 0h320v180H0z" />
        <circle cx="160" cy="92" r="30" fill="#ef6f6c" />
        <path fill="#5b4b8a" d="M0 100l60-50 50 40 50-25 70 35 90-45v50z" />
        <path fill="#3a506b" d="M0 100h320v80H0z" />
        <path stroke="#f7c59f" strokeWidth="3" d="M130 116h60M115 132h90M135 148h50" />
      </>
    ),
  },
  {
    name: 'Forest at night',
    shapes: (
      <>
        <path fill="#1b2440" d="M0 0h320v180H0z" />
        <circle cx="70" cy="45" r="18" fill="#f5f3e7" />
        <path
          fill="#12372a"
          d="M0 180l40-90 40 90zM60 180l45-110 45 110zM140 180l35-80 35 80zM190 180l50-120 50 120zM265 180l35-75 35 75z"
        />
      </>
    ),
  },
];
